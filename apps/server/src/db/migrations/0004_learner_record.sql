CREATE TABLE "learner_entries" (
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "learner_entries_user_id_part_key_pk" PRIMARY KEY("user_id","part","key")
);
--> statement-breakpoint
ALTER TABLE "learner_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learner_revisions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"others" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "learner_entries" ADD CONSTRAINT "learner_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_revisions" ADD CONSTRAINT "learner_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_entries_revision" ON "learner_entries" USING btree ("user_id","revision");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "learner_entries" AS PERMISSIVE FOR ALL TO "verbena_learner" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "learner_revisions" AS PERMISSIVE FOR ALL TO "verbena_learner" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "learner_entries", "learner_revisions" TO "verbena_learner";
