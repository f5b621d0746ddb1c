-- A job is of an article, or of the whole workspace.
ALTER TABLE "generation_job" RENAME TO "job";--> statement-breakpoint
ALTER TABLE "job" RENAME COLUMN "task" TO "input";--> statement-breakpoint
ALTER TABLE "job" RENAME CONSTRAINT "generation_job_pkey" TO "job_pkey";--> statement-breakpoint
ALTER TABLE "job" RENAME CONSTRAINT "generation_job_article_id_article_id_fk" TO "job_article_id_article_id_fk";--> statement-breakpoint
ALTER TABLE "job_event" RENAME CONSTRAINT "job_event_job_id_generation_job_id_fk" TO "job_event_job_id_job_id_fk";--> statement-breakpoint
ALTER TABLE "model_answer" RENAME CONSTRAINT "model_answer_job_id_generation_job_id_fk" TO "model_answer_job_id_job_id_fk";--> statement-breakpoint
ALTER INDEX "generation_job_request" RENAME TO "job_request";--> statement-breakpoint
ALTER INDEX "generation_job_article" RENAME TO "job_article";--> statement-breakpoint
DROP INDEX "generation_job_draft_request";--> statement-breakpoint
DROP INDEX "generation_job_outline_request";--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "article_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "kind" text GENERATED ALWAYS AS (input ->> 'kind') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "total" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "doing" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
-- The progress of jobs that are running now: later ones store it themselves.
UPDATE "job" SET
	"total" = (SELECT nullif(max(jsonb_array_length("data" -> 'outline')), 0) FROM "job_event" WHERE "job_id" = "job"."id"),
	"done" = (SELECT count(DISTINCT "data" ->> 'id') FROM "job_event" WHERE "job_id" = "job"."id" AND "data" ->> 'html' LIKE '<h2>%')
	WHERE "state" IN ('queued', 'running');--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_draft_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "job_outline_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'outline';--> statement-breakpoint
CREATE UNIQUE INDEX "job_workspace_request" ON "job" USING btree ("user_id","workspace_id","kind","request_id") WHERE "job"."article_id" is null;--> statement-breakpoint
CREATE INDEX "job_list" ON "job" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_running" ON "job" USING btree ("workspace_id") WHERE "job"."state" in ('queued', 'running');--> statement-breakpoint
CREATE TABLE "job_step" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"turn" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"outcome" text,
	"error" text,
	CONSTRAINT "job_step_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_step_open" ON "job_step" USING btree ("job_id","position") WHERE "job_step"."state" in ('waiting', 'running');--> statement-breakpoint
-- For processes of the version before, while they are being replaced. Removed by a later migration.
CREATE VIEW "generation_job" AS SELECT "id", "workspace_id", "article_id", "user_id", "request_id", "input" AS "task", "state",
	"is_stop_requested", "charged_user_id", "charged_limit", "charged_period", "failure", "log_id", "created_at"
	FROM "job" WHERE "article_id" IS NOT NULL;
