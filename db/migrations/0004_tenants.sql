ALTER TABLE "generation_job" DROP CONSTRAINT "generation_job_request";--> statement-breakpoint
ALTER TABLE "generation_job" ADD COLUMN "charged_user_id" text;--> statement-breakpoint
UPDATE "generation_job" SET "charged_user_id" = "user_id";--> statement-breakpoint
ALTER TABLE "generation_job" ALTER COLUMN "charged_user_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_job_request" ON "generation_job" USING btree ("user_id","workspace_id","article_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_job_draft_request" ON "generation_job" USING btree ("user_id","workspace_id","request_id") WHERE "generation_job"."task" ->> 'kind' = 'draft';--> statement-breakpoint
ALTER TABLE "save_request" ADD COLUMN "user_id" text;--> statement-breakpoint
-- Only the last save of an article is ever sent again, and its author is known; the others go to the owner.
UPDATE "save_request" SET "user_id" = CASE WHEN "article"."version" = "save_request"."version" THEN coalesce("article"."edited_by", "workspace"."owner_id") ELSE "workspace"."owner_id" END
FROM "article" JOIN "workspace" ON "workspace"."id" = "article"."workspace_id"
WHERE "article"."id" = "save_request"."article_id";--> statement-breakpoint
ALTER TABLE "save_request" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "save_request" DROP CONSTRAINT "save_request_article_id_request_id_pk";--> statement-breakpoint
ALTER TABLE "save_request" ADD CONSTRAINT "save_request_article_id_user_id_request_id_pk" PRIMARY KEY("article_id","user_id","request_id");
