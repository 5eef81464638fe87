-- A shared view outlives its author and then has no owner. Private views are deleted with the user.

CREATE OR REPLACE FUNCTION keep_shared_views() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE saved_views SET user_id = NULL WHERE user_id = OLD.id AND shared;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER keep_shared_views
  BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION keep_shared_views();
