ALTER TABLE "article" ALTER COLUMN "fields" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
-- Of a data folder from before the baseline.
DROP VIEW IF EXISTS "generation_job";
