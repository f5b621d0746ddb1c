CREATE TABLE "publication" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"api_root" text NOT NULL,
	"marker" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"post_id" text,
	"post" jsonb,
	"written" jsonb,
	"version" integer,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publication_post" UNIQUE("article_id","kind","api_root")
);
--> statement-breakpoint
CREATE TABLE "publication_image" (
	"workspace_id" uuid NOT NULL,
	"api_root" text NOT NULL,
	"hash" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"image" jsonb,
	CONSTRAINT "publication_image_workspace_id_api_root_hash_pk" PRIMARY KEY("workspace_id","api_root","hash")
);
--> statement-breakpoint
CREATE TABLE "publication_run" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"act" jsonb NOT NULL,
	"text" jsonb,
	"version" integer,
	"former" jsonb,
	"unmet" jsonb NOT NULL,
	"post" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_image" ADD CONSTRAINT "publication_image_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_run" ADD CONSTRAINT "publication_run_publication_id_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publication"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_run_list" ON "publication_run" USING btree ("publication_id","created_at" DESC NULLS LAST);