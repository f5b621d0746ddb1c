CREATE TABLE "competitor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"hash" text,
	"read_at" timestamp (3) with time zone,
	"language" text,
	"schema_types" jsonb NOT NULL,
	"published_at" text,
	"modified_at" text,
	"features" jsonb
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"title" text NOT NULL,
	"language" text,
	"words" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"schema_types" jsonb NOT NULL,
	"published_at" text,
	"modified_at" text,
	"hash" text,
	"etag" text,
	"last_modified" text,
	"fresh_until" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "snapshot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"article_id" uuid,
	"job_id" uuid,
	"keyphrase" text NOT NULL,
	"country" text NOT NULL,
	"location" text NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"problem" text,
	"scorer_version" text NOT NULL,
	"icu_version" text NOT NULL,
	"hash" text,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"frozen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_snapshot_id_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."snapshot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "competitor_url" ON "competitor" USING btree ("snapshot_id","url");--> statement-breakpoint
CREATE INDEX "competitor_workspace" ON "competitor" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_url" ON "page" USING btree ("workspace_id","url");--> statement-breakpoint
CREATE INDEX "page_list" ON "page" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_removed" ON "page" USING btree ("removed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "snapshot_job" ON "snapshot" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "snapshot_list" ON "snapshot" USING btree ("article_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "snapshot_workspace" ON "snapshot" USING btree ("workspace_id");