CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"application_id" bigint NOT NULL,
	"user_id" bigint,
	"credential_id" bigint,
	"session_id" text,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_secrets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"first_party" boolean DEFAULT false NOT NULL,
	"acts_for_id" bigint,
	"require_user_scoped_tokens" boolean DEFAULT false NOT NULL,
	"scopes" text[] NOT NULL,
	"rate_limit_per_minute" integer DEFAULT 600 NOT NULL,
	"webhook_secret_encrypted" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_clientId_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_type" text DEFAULT 'email' NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"password_hash" text NOT NULL,
	"global_permissions" text NOT NULL,
	"locale" text,
	"last_login" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"credential_id" bigint,
	"staff_id" bigint,
	"address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"email" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"billing_currency" text DEFAULT 'USD' NOT NULL,
	"plan" text DEFAULT 'active' NOT NULL,
	"first_enabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_display_id" text,
	"label" text NOT NULL,
	"email" text,
	"credentials_encrypted" "bytea" NOT NULL,
	"valid" boolean DEFAULT true NOT NULL,
	"is_pms" boolean NOT NULL,
	"sync_state" text NOT NULL,
	"sync_error" text,
	"sync_done" integer DEFAULT 0 NOT NULL,
	"sync_total" integer,
	"last_successful_sync_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "change_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"surface" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_label" text NOT NULL,
	"setting" text NOT NULL,
	"field" text NOT NULL,
	"old_value" jsonb,
	"new_value" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "channel_listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"channel_id" text NOT NULL,
	"primary" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"sync_state" text DEFAULT 'completed' NOT NULL,
	"last_successful_sync_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "customizations" (
	"listing_id" bigint NOT NULL,
	"type" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"attributes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customizations_listing_id_type_pk" PRIMARY KEY("listing_id","type")
);
--> statement-breakpoint
CREATE TABLE "listing_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"first_night" date NOT NULL,
	"last_night" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"parent_id" bigint,
	"title" text NOT NULL,
	"image" text,
	"address" text,
	"neighborhood" text,
	"city" text,
	"state" text,
	"country" text,
	"market_id" bigint,
	"cluster_id" bigint,
	"room_type" text,
	"bedrooms" integer,
	"bathrooms" numeric(5, 2),
	"accommodates" integer,
	"rating" double precision,
	"base_price" integer,
	"base_price_updated_at" timestamp (3) with time zone,
	"min_price" integer,
	"min_price_updated_at" timestamp (3) with time zone,
	"max_price" integer,
	"min_stay" integer DEFAULT 1 NOT NULL,
	"extra_guest_fee" numeric(12, 2) DEFAULT '0' NOT NULL,
	"extra_guest_threshold" integer DEFAULT 1 NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"timezone" text NOT NULL,
	"currency" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posted_prices" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"first_night" date NOT NULL,
	"prices" "bytea" NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"channel_id" text NOT NULL,
	"booked_through" text,
	"reference" text,
	"status" text NOT NULL,
	"is_owner_stay" boolean,
	"booked_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"checkin_date" date NOT NULL,
	"checkout_date" date NOT NULL,
	"guests" integer,
	"currency" text NOT NULL,
	"rental_amount" numeric(14, 2),
	"total_amount" numeric(14, 2),
	"adr" numeric(14, 2)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"channel_id" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"rating" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cluster_models" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cluster_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market_id" bigint NOT NULL,
	"cluster_id" bigint,
	"as_of" date NOT NULL,
	"model" jsonb NOT NULL,
	"fitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cluster_models_place_key" UNIQUE NULLS NOT DISTINCT("market_id","cluster_id")
);
--> statement-breakpoint
CREATE TABLE "clusters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clusters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market_id" bigint NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_statistics" (
	"market_id" bigint NOT NULL,
	"cluster_id" bigint NOT NULL,
	"cohort" text NOT NULL,
	"stay_date" date NOT NULL,
	"listing_count" integer NOT NULL,
	"available_count" integer NOT NULL,
	"occupancy" real,
	"p10" real,
	"p25" real,
	"p50" real,
	"p75" real,
	"p90" real,
	CONSTRAINT "market_statistics_market_id_cluster_id_cohort_stay_date_pk" PRIMARY KEY("market_id","cluster_id","cohort","stay_date")
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "markets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"observed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "markets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "observed_listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "observed_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market_id" bigint NOT NULL,
	"cluster_id" bigint,
	"external_id" text NOT NULL,
	"title" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"room_type" text,
	"property_type" text,
	"accommodates" integer,
	"bedrooms" integer,
	"bathrooms" real,
	"price" real,
	"min_nights" integer,
	"rating" real,
	"reviews_count" integer,
	"amenities_count" integer,
	"first_night" date,
	"nights" "bytea"
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_secrets" ADD CONSTRAINT "application_secrets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_history" ADD CONSTRAINT "change_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_listings" ADD CONSTRAINT "channel_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_listings" ADD CONSTRAINT "channel_listings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customizations" ADD CONSTRAINT "customizations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_blocks" ADD CONSTRAINT "listing_blocks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_prices" ADD CONSTRAINT "posted_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_models" ADD CONSTRAINT "cluster_models_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_models" ADD CONSTRAINT "cluster_models_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clusters" ADD CONSTRAINT "clusters_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_statistics" ADD CONSTRAINT "market_statistics_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observed_listings" ADD CONSTRAINT "observed_listings_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observed_listings" ADD CONSTRAINT "observed_listings_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_expires_at_index" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_tokens_user_id_index" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_tokens_session_id_index" ON "access_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "application_secrets_application_id_index" ON "application_secrets" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "credentials_user_id_index" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_email_key" ON "credentials" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_credential_id_index" ON "sessions" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_key" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_application_newest" ON "users" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_channel_side_key" ON "accounts" USING btree ("user_id","channel","channel_id");--> statement-breakpoint
CREATE INDEX "change_history_listing_newest" ON "change_history" USING btree ("listing_id","changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_listings_account_key" ON "channel_listings" USING btree ("account_id","channel","channel_id");--> statement-breakpoint
CREATE INDEX "channel_listings_listing_id_index" ON "channel_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_blocks_listing_id_index" ON "listing_blocks" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listings_owner_newest" ON "listings" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_parent_id_index" ON "listings" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "listings_cluster_id_index" ON "listings" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "listings_market_id_index" ON "listings" USING btree ("market_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_account_key" ON "reservations" USING btree ("account_id","channel_id");--> statement-breakpoint
CREATE INDEX "reservations_listing_stay" ON "reservations" USING btree ("listing_id","checkout_date");--> statement-breakpoint
CREATE INDEX "reservations_owner_stay" ON "reservations" USING btree ("owner_id","checkin_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_listing_key" ON "reviews" USING btree ("listing_id","channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clusters_market_name_key" ON "clusters" USING btree ("market_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "observed_listings_market_key" ON "observed_listings" USING btree ("market_id","external_id");--> statement-breakpoint
CREATE INDEX "observed_listings_place" ON "observed_listings" USING btree ("latitude","longitude");