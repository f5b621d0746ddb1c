ALTER TABLE "article" ADD COLUMN "body_chars" integer;--> statement-breakpoint
-- Characters beyond the basic plane are two code units.
UPDATE "article" SET "body_chars" = (
  SELECT coalesce(sum(char_length("html") + char_length(regexp_replace("html", '[^\U00010000-\U0010FFFF]', '', 'g'))), 0)
  FROM "article_block" WHERE "article_block"."article_id" = "article"."id");--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "body_chars" SET NOT NULL;
