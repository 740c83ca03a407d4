CREATE TABLE "bulk_edit_listings" (
	"edit_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text,
	"currency" text,
	"outcome" text DEFAULT 'left' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"notes" jsonb,
	"errors" jsonb,
	"request_id" text,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_edit_listings_edit_id_listing_id_pk" PRIMARY KEY("edit_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"key" text,
	"asked_hash" text,
	"change" jsonb,
	"filter" jsonb,
	"undoes_id" bigint,
	"surface" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_label" text NOT NULL,
	"actor_email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_edit_listings" ADD CONSTRAINT "bulk_edit_listings_edit_id_bulk_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."bulk_edits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edits" ADD CONSTRAINT "bulk_edits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edits" ADD CONSTRAINT "bulk_edits_undoes_id_bulk_edits_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."bulk_edits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_edits_owner_newest" ON "bulk_edits" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_edits_owner_key" ON "bulk_edits" USING btree ("owner_id","key");--> statement-breakpoint
CREATE INDEX "bulk_edits_undoes_id_index" ON "bulk_edits" USING btree ("undoes_id");