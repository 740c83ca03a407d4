-- A multi-unit parent shows the bookings of its units: what changes a unit is heard by its parent too.

CREATE OR REPLACE FUNCTION notice_listing_inputs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', id::text) FROM (
    SELECT listing_id AS id FROM changed
    UNION
    SELECT parent_id FROM listings WHERE id IN (SELECT listing_id FROM changed) AND parent_id IS NOT NULL
  ) AS touched;
  RETURN NULL;
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
