CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"sitemap" text,
	"of_articles" boolean NOT NULL,
	"left_out" integer NOT NULL,
	"periods" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_page" (
	"audit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"article_id" uuid,
	"keyphrase" text,
	"figures" jsonb NOT NULL,
	CONSTRAINT "audit_page_audit_id_position_pk" PRIMARY KEY("audit_id","position")
);
--> statement-breakpoint
CREATE TABLE "audit_result" (
	"audit_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"title" text NOT NULL,
	"language" text,
	"keyphrase" text,
	"words" integer,
	"seo" real,
	"ai_search" real,
	"not_scored" text,
	"checks" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"sketch" text,
	"hash" text,
	"scorer_version" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_result_audit_id_round_position_pk" PRIMARY KEY("audit_id","round","position")
);
--> statement-breakpoint
CREATE TABLE "audit_round" (
	"audit_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"job_id" uuid,
	"problem" text,
	"groups" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"planned_at" timestamp (3) with time zone,
	CONSTRAINT "audit_round_audit_id_round_pk" PRIMARY KEY("audit_id","round")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_page" ADD CONSTRAINT "audit_page_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_result" ADD CONSTRAINT "audit_result_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_round" ADD CONSTRAINT "audit_round_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_round" ADD CONSTRAINT "audit_round_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_list" ON "audit" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_deleted" ON "audit" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_page_key" ON "audit_page" USING btree ("audit_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_round_job" ON "audit_round" USING btree ("job_id");