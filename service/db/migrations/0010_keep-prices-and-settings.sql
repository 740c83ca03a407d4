CREATE TABLE "price_snapshots" (
	"listing_id" bigint NOT NULL,
	"taken_on" date NOT NULL,
	"nights" "bytea" NOT NULL,
	CONSTRAINT "price_snapshots_listing_id_taken_on_pk" PRIMARY KEY("listing_id","taken_on")
);
--> statement-breakpoint
CREATE TABLE "restore_point_listings" (
	"point_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"columns" jsonb NOT NULL,
	"stored" jsonb NOT NULL,
	CONSTRAINT "restore_point_listings_point_id_listing_id_pk" PRIMARY KEY("point_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "restore_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restore_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_snapshots" ADD CONSTRAINT "price_snapshots_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_point_listings" ADD CONSTRAINT "restore_point_listings_point_id_restore_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."restore_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_point_listings" ADD CONSTRAINT "restore_point_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_points" ADD CONSTRAINT "restore_points_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restore_point_listings_listing_id_index" ON "restore_point_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "restore_points_owner_newest" ON "restore_points" USING btree ("owner_id","created_at","id");--> statement-breakpoint
-- What yesterday's prices were is told with today's, and the market's prices are told in the listing's currency.
CREATE TRIGGER notice_insert AFTER INSERT ON price_snapshots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listing_inputs();
--> statement-breakpoint
CREATE TRIGGER notice_update AFTER UPDATE ON price_snapshots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listing_inputs();
--> statement-breakpoint
CREATE FUNCTION notice_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_change AFTER INSERT OR UPDATE OR DELETE ON exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION notice_rates();
