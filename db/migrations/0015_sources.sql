CREATE TABLE "article_claim" (
	"article_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"is_mine" boolean NOT NULL,
	"url" text,
	"quoted" text,
	"block_id" text,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "article_claim_article_id_kind_key_pk" PRIMARY KEY("article_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "article_source" (
	"article_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"language" text,
	"paragraphs" jsonb NOT NULL,
	"words" integer NOT NULL,
	"is_cut" boolean NOT NULL,
	"quotes" jsonb NOT NULL,
	"content_hash" text,
	"retrieved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "article_source_article_id_url_pk" PRIMARY KEY("article_id","url")
);
--> statement-breakpoint
ALTER TABLE "article_claim" ADD CONSTRAINT "article_claim_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_source" ADD CONSTRAINT "article_source_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;