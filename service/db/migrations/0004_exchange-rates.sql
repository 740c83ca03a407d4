CREATE TABLE "pooled_booked_rates" (
	"market_id" bigint NOT NULL,
	"cluster_id" bigint NOT NULL,
	"cohort" text NOT NULL,
	"stay_date" date NOT NULL,
	"rate" double precision NOT NULL,
	"owner_ids" bigint[] NOT NULL,
	CONSTRAINT "pooled_booked_rates_market_id_cluster_id_cohort_stay_date_pk" PRIMARY KEY("market_id","cluster_id","cohort","stay_date")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"date" date NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "exchange_rates_base_quote_date_pk" PRIMARY KEY("base","quote","date")
);
--> statement-breakpoint
ALTER TABLE "market_statistics" ADD COLUMN "night_count" integer;--> statement-breakpoint
ALTER TABLE "pooled_booked_rates" ADD CONSTRAINT "pooled_booked_rates_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;