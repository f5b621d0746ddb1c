CREATE TABLE "usage_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"limit_name" text NOT NULL,
	"period_start" date NOT NULL,
	"job_id" uuid,
	"article_id" uuid,
	"what" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "generation_job" ALTER COLUMN "charged_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_job" ALTER COLUMN "charged_limit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_job" ALTER COLUMN "charged_period" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "usage_entry_request" ON "usage_entry" USING btree ("user_id","workspace_id","article_id","request_id","what");--> statement-breakpoint
CREATE INDEX "usage_entry_list" ON "usage_entry" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "usage_entry_job" ON "usage_entry" USING btree ("job_id");