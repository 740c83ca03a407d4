CREATE TABLE "compset_members" (
	"compset_id" bigint NOT NULL,
	"observed_listing_id" bigint NOT NULL,
	CONSTRAINT "compset_members_compset_id_observed_listing_id_pk" PRIMARY KEY("compset_id","observed_listing_id")
);
--> statement-breakpoint
CREATE TABLE "compsets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compsets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"listing_id" bigint,
	"title" text,
	"member_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "observed_listings" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "observed_listings" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "compset_members" ADD CONSTRAINT "compset_members_compset_id_compsets_id_fk" FOREIGN KEY ("compset_id") REFERENCES "public"."compsets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compset_members" ADD CONSTRAINT "compset_members_observed_listing_id_observed_listings_id_fk" FOREIGN KEY ("observed_listing_id") REFERENCES "public"."observed_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compsets" ADD CONSTRAINT "compsets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compsets" ADD CONSTRAINT "compsets_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compset_members_observed_listing_id_index" ON "compset_members" USING btree ("observed_listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compsets_listing_key" ON "compsets" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "compsets_owner_newest" ON "compsets" USING btree ("owner_id","created_at","id");