ALTER TABLE "article" ADD COLUMN "fields" jsonb DEFAULT '{"seoTitle":"","description":"","slug":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_version" ADD COLUMN "fields" jsonb;