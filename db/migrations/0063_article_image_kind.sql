ALTER TABLE "article_image" ADD COLUMN "kind" text DEFAULT 'ai' NOT NULL;--> statement-breakpoint
UPDATE "article_image" SET "kind" = 'cover' WHERE "job_id" IS NULL AND ("asset_id" IS NOT NULL OR "failure" IN ('invalid_input', 'images_full'));
