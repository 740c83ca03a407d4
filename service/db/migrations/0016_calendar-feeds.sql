CREATE TABLE "calendar_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_encrypted" "bytea" NOT NULL,
	"locale" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"last_fetched_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"shown" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "calendar_feeds_listingId_unique" UNIQUE("listing_id"),
	CONSTRAINT "calendar_feeds_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;