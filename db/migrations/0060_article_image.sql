CREATE TABLE "article_image" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"shape" text NOT NULL,
	"job_id" uuid,
	"asset_id" uuid,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "fields" SET DEFAULT '{"seoTitle":"","description":"","slug":"","keyphrase":"","keywords":"","ownTerms":"","pinnedTerms":"","bannedTerms":"","ignoredPages":"","place":"","city":""}'::jsonb;