DROP INDEX "change_history_request";--> statement-breakpoint
CREATE INDEX "change_history_request" ON "change_history" USING btree ("owner_id","request_id","changed_at","id");