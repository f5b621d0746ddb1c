ALTER TABLE "article_score" DROP CONSTRAINT "article_score_once";--> statement-breakpoint
ALTER TABLE "article_score" ADD COLUMN "sources_hash" text;--> statement-breakpoint
CREATE INDEX "article_score_of_article" ON "article_score" USING btree ("article_id");