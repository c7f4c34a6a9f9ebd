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
-- A superuser may act as any role, and an administrator may have granted this one; everyone else grants it to themselves.
DO $$
BEGIN
	PERFORM set_config('role', 'verbena_learner', true);
	PERFORM set_config('role', 'none', true);
EXCEPTION WHEN insufficient_privilege THEN
	GRANT verbena_learner TO CURRENT_USER;
END
$$;
