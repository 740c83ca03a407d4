ALTER TABLE "bulk_edit_listings" DROP CONSTRAINT "bulk_edit_listings_edit_id_bulk_edits_id_fk";
--> statement-breakpoint
ALTER TABLE "bulk_edit_listings" ADD CONSTRAINT "bulk_edit_listings_edit_id_bulk_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."bulk_edits"("id") ON DELETE cascade ON UPDATE no action;