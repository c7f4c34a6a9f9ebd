-- Roles belong to the whole server, so another Verbena on it may have made this one, or may be making it right now.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'verbena_learner') THEN
		CREATE ROLE verbena_learner NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
	NULL;
END
$$;
--> statement-breakpoint
-- A superuser may act as any role; everyone else has to be a member of it.
DO $$
BEGIN
	IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
		GRANT verbena_learner TO CURRENT_USER;
	END IF;
END
$$;
