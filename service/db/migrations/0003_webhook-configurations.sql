CREATE TABLE "webhook_configurations" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"webhook_url" text DEFAULT '' NOT NULL,
	"subscribed_events" text[] NOT NULL,
	"secret_rotated_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_configurations" ADD CONSTRAINT "webhook_configurations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;