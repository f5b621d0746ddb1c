CREATE TABLE "article_brief" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"job_id" uuid,
	"keyphrase" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"language" text NOT NULL,
	"asked_snapshot_id" uuid,
	"state" text NOT NULL,
	"failure" text,
	"due_on" date,
	"snapshot" jsonb,
	"search_problem" text,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "fields" SET DEFAULT '{"seoTitle":"","description":"","slug":"","keyphrase":"","keywords":"","ownTerms":"","pinnedTerms":"","bannedTerms":"","ignoredPages":"","place":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "competitor" ADD COLUMN "sketch" jsonb;--> statement-breakpoint
ALTER TABLE "article_brief" ADD CONSTRAINT "article_brief_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_brief" ADD CONSTRAINT "article_brief_brief_id_article_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_list" ON "brief" USING btree ("workspace_id","created_at" DESC NULLS LAST,"article_id" DESC NULLS LAST);