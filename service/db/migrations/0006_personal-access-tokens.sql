CREATE TABLE "personal_access_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_access_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" bigint NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"remind_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_used_address" text,
	CONSTRAINT "personal_access_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "application_secrets" ADD COLUMN "hint" text;--> statement-breakpoint
ALTER TABLE "application_secrets" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "personal_token_scopes" text[];--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "allowlist" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "personal_access_tokens" ADD CONSTRAINT "personal_access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_access_tokens" ADD CONSTRAINT "personal_access_tokens_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_access_tokens_user_id_index" ON "personal_access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personal_access_tokens_credential_id_index" ON "personal_access_tokens" USING btree ("credential_id");--> statement-breakpoint
-- Being used is nobody's business; losing a scope or being revoked is.
CREATE TRIGGER notice_change AFTER UPDATE OF scopes OR DELETE ON personal_access_tokens FOR EACH STATEMENT EXECUTE FUNCTION notice_principals();--> statement-breakpoint
DROP TRIGGER notice_change ON users;--> statement-breakpoint
CREATE TRIGGER notice_change AFTER UPDATE OF application_id, email, locale, billing_currency, plan, trial_ends_at, deleted_at OR DELETE ON users FOR EACH STATEMENT EXECUTE FUNCTION notice_principals();
