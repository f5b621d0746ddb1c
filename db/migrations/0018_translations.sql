ALTER TABLE "article" ADD COLUMN "translation_group" uuid;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "translated_from" uuid;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "translated_version" integer;--> statement-breakpoint
CREATE INDEX "article_translations" ON "article" USING btree ("translation_group");--> statement-breakpoint
CREATE UNIQUE INDEX "job_translation_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'translation';