-- What a listing is compared with is remembered with it, as its prices are.
CREATE FUNCTION notice_benchmarks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_changed', market_id::text) FROM (SELECT DISTINCT market_id FROM changed) AS touched;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['market_statistics', 'pooled_booked_rates', 'observed_listings'] LOOP
    EXECUTE format('CREATE TRIGGER notice_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_benchmarks()', t);
    EXECUTE format('CREATE TRIGGER notice_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_benchmarks()', t);
    EXECUTE format('CREATE TRIGGER notice_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notice_benchmarks()', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- Whose report of a stay counts depends on which account is a property management system's.
CREATE TRIGGER notice_pms AFTER UPDATE OF is_pms ON accounts FOR EACH STATEMENT EXECUTE FUNCTION notice_principals();
