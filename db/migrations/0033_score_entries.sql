ALTER TABLE "article_score" DROP CONSTRAINT "article_score_article_id_version_pk";--> statement-breakpoint
ALTER TABLE "article_score" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "article_score" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "article_score" ADD CONSTRAINT "article_score_once" UNIQUE NULLS NOT DISTINCT("article_id","version","snapshot_id");