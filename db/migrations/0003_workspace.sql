CREATE TABLE "article_share" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_share_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"restored_from" integer,
	"stored_title" text NOT NULL,
	"displayed_title" text NOT NULL,
	"words" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"author_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_version_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "asset_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "version_kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article_share" ADD CONSTRAINT "article_share_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_list" ON "asset" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);