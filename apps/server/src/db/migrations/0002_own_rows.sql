CREATE TABLE "custom_words" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"word" text NOT NULL,
	"definition" text NOT NULL,
	"example" text,
	"part_of_speech" text NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "custom_words_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "custom_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collection_words" (
	"user_id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"word_id" text NOT NULL,
	"custom_word_id" uuid,
	"added_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "collection_words_user_id_collection_id_word_id_pk" PRIMARY KEY("user_id","collection_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "collection_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "collections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "collections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_words" ADD CONSTRAINT "custom_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_words" ADD CONSTRAINT "collection_words_collection_fk" FOREIGN KEY ("user_id","collection_id") REFERENCES "public"."collections"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_words" ADD CONSTRAINT "collection_words_custom_word_fk" FOREIGN KEY ("user_id","custom_word_id") REFERENCES "public"."custom_words"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_words_newest" ON "custom_words" USING btree ("user_id","created_at","id") WHERE "custom_words"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "custom_words_deleted_at" ON "custom_words" USING btree ("deleted_at") WHERE "custom_words"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "collection_words_newest" ON "collection_words" USING btree ("user_id","collection_id","added_at","word_id") WHERE "collection_words"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collection_words_word_id" ON "collection_words" USING btree ("user_id","word_id");--> statement-breakpoint
CREATE INDEX "collection_words_custom_word_id" ON "collection_words" USING btree ("user_id","custom_word_id") WHERE "collection_words"."custom_word_id" is not null;--> statement-breakpoint
CREATE INDEX "collection_words_deleted_at" ON "collection_words" USING btree ("deleted_at") WHERE "collection_words"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("user_id","created_at","id") WHERE "collections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "collections_deleted_at" ON "collections" USING btree ("deleted_at") WHERE "collections"."deleted_at" is not null;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "custom_words" AS PERMISSIVE FOR ALL TO "verbena_learner" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "collection_words" AS PERMISSIVE FOR ALL TO "verbena_learner" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "collections" AS PERMISSIVE FOR ALL TO "verbena_learner" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "profiles" AS PERMISSIVE FOR ALL TO "verbena_learner" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "custom_words", "collections", "collection_words" TO "verbena_learner";--> statement-breakpoint
GRANT SELECT ON "profiles" TO "verbena_learner";--> statement-breakpoint
INSERT INTO "profiles" ("user_id", "username", "email") SELECT "id", "username", "username_key" || '@users.verbena.invalid' FROM "users";
