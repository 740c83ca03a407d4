-- Processes keep what they computed until the database says that an input changed.
-- Triggers say so, whichever surface wrote; a notice leaves only when its transaction commits.

-- A multi-unit parent shows the bookings of its units: what changes a unit is heard by its parent too.
CREATE FUNCTION notice_listing_inputs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', id::text) FROM (
    SELECT listing_id AS id FROM changed
    UNION
    SELECT parent_id FROM listings WHERE id IN (SELECT listing_id FROM changed) AND parent_id IS NOT NULL
  ) AS touched;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notice_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', id::text) FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notice_models() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_changed', market_id::text) FROM (SELECT DISTINCT market_id FROM changed) AS distinct_markets;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notice_markets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_changed', id::text) FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notice_principals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('principals_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['channel_listings', 'reservations', 'listing_blocks', 'reviews', 'customizations', 'posted_prices'] LOOP
    EXECUTE format('CREATE TRIGGER notice_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listing_inputs()', t);
    EXECUTE format('CREATE TRIGGER notice_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listing_inputs()', t);
    EXECUTE format('CREATE TRIGGER notice_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listing_inputs()', t);
  END LOOP;
  EXECUTE 'CREATE TRIGGER notice_update AFTER UPDATE ON listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listings()';
  EXECUTE 'CREATE TRIGGER notice_delete AFTER DELETE ON listings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_listings()';
  EXECUTE 'CREATE TRIGGER notice_insert AFTER INSERT ON cluster_models REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_models()';
  EXECUTE 'CREATE TRIGGER notice_update AFTER UPDATE ON cluster_models REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_models()';
  EXECUTE 'CREATE TRIGGER notice_update AFTER UPDATE ON markets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_markets()';
  EXECUTE 'CREATE TRIGGER notice_delete AFTER DELETE ON cluster_models REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_models()';
  -- Only what decides who may see or do what: a last login or the progress of an import is nobody's business.
  EXECUTE 'CREATE TRIGGER notice_change AFTER UPDATE OR DELETE ON applications FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
  EXECUTE 'CREATE TRIGGER notice_change AFTER UPDATE OF application_id, email, locale, billing_currency, plan, deleted_at OR DELETE ON users FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
  EXECUTE 'CREATE TRIGGER notice_change AFTER UPDATE OF global_permissions, email, locale OR DELETE ON credentials FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
  EXECUTE 'CREATE TRIGGER notice_change AFTER UPDATE OR DELETE ON staff FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
  EXECUTE 'CREATE TRIGGER notice_change AFTER UPDATE OF revoked_at, expires_at OR DELETE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
  EXECUTE 'CREATE TRIGGER notice_change AFTER UPDATE OF deleted_at OR DELETE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
  EXECUTE 'CREATE TRIGGER notice_change AFTER DELETE ON access_tokens FOR EACH STATEMENT EXECUTE FUNCTION notice_principals()';
END $$;
--> statement-breakpoint
CREATE FUNCTION notice_parents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', parent_id::text)
    FROM (SELECT DISTINCT parent_id FROM changed WHERE parent_id IS NOT NULL) AS parents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_parents_insert AFTER INSERT ON listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_parents();
--> statement-breakpoint
CREATE TRIGGER notice_parents_update AFTER UPDATE ON listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_parents();
--> statement-breakpoint
CREATE TRIGGER notice_parents_leave AFTER UPDATE ON listings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_parents();
--> statement-breakpoint
CREATE TRIGGER notice_parents_delete AFTER DELETE ON listings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_parents();
