CREATE TABLE "article_score" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"last_version" integer NOT NULL,
	"text_hash" text NOT NULL,
	"snapshot_id" uuid,
	"scorer_version" text NOT NULL,
	"keyphrase" text,
	"words" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_score_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "fields" SET DEFAULT '{"seoTitle":"","description":"","slug":"","keyphrase":"","keywords":"","ownTerms":"","pinnedTerms":"","bannedTerms":"","ignoredPages":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "article_score" ADD CONSTRAINT "article_score_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "article" SET "fields" = '{"seoTitle":"","description":"","slug":"","ownTerms":"","pinnedTerms":"","bannedTerms":"","ignoredPages":""}'::jsonb
	|| jsonb_build_object(
		'keyphrase', coalesce(trim("target_keywords"->>0), ''),
		'keywords', coalesce((
			SELECT string_agg(replace("keyword", ',', ' '), ', ' ORDER BY "place")
			FROM jsonb_array_elements_text("target_keywords") WITH ORDINALITY AS "list" ("keyword", "place")
			WHERE "place" > 1
		), '')
	) || "fields";--> statement-breakpoint
UPDATE "article_version" SET "fields" = "article"."fields" || "article_version"."fields"
FROM "article" WHERE "article"."id" = "article_version"."article_id" AND "article_version"."fields" IS NOT NULL;
