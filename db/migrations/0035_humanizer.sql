CREATE TABLE "humanizer_check" (
	"article_id" uuid NOT NULL,
	"text_hash" text NOT NULL,
	"version" integer NOT NULL,
	"report" jsonb,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "humanizer_check_article_id_text_hash_pk" PRIMARY KEY("article_id","text_hash")
);
--> statement-breakpoint
ALTER TABLE "humanizer_check" ADD CONSTRAINT "humanizer_check_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;