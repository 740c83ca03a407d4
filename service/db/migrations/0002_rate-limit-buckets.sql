-- Unlogged: written at every lease, and nothing is lost by forgetting it in a crash.
CREATE UNLOGGED TABLE "rate_limit_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"leased" integer NOT NULL,
	"refilled_at" timestamp (3) with time zone NOT NULL
);
