ALTER TABLE "recommendations" ADD COLUMN "own_occupancy" real;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "market_occupancy" real;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "decided_by" text;--> statement-breakpoint
CREATE INDEX "recommendations_owner_status" ON "recommendations" USING btree ("owner_id","status","created_at");