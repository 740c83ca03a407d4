-- A client is remembered with its secret, until the secret is retired.
CREATE TRIGGER notice_change AFTER UPDATE OF application_id, secret_hash, revoked_at OR DELETE ON application_secrets FOR EACH STATEMENT EXECUTE FUNCTION notice_principals();
