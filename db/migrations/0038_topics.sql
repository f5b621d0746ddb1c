CREATE TABLE "topic" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"search_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_favourite" boolean NOT NULL,
	"own_share" real
);
--> statement-breakpoint
CREATE TABLE "topic_keyphrase" (
	"search_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"phrase" text NOT NULL,
	"figures" jsonb NOT NULL,
	"results" jsonb,
	"topic_at" integer,
	CONSTRAINT "topic_keyphrase_search_id_position_pk" PRIMARY KEY("search_id","position")
);
--> statement-breakpoint
CREATE TABLE "topic_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"job_id" uuid,
	"seed" text NOT NULL,
	"website" text,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"provider" text,
	"problem" text,
	"left_out" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"collected_at" timestamp (3) with time zone,
	"grouped_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_search_id_topic_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."topic_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_keyphrase" ADD CONSTRAINT "topic_keyphrase_search_id_topic_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."topic_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_search" ADD CONSTRAINT "topic_search_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_search" ADD CONSTRAINT "topic_search_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_search_id" ON "topic" USING btree ("search_id","position");--> statement-breakpoint
CREATE INDEX "topic_workspace" ON "topic" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_search_job" ON "topic_search" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "topic_search_list" ON "topic_search" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "topic_search_deleted" ON "topic_search" USING btree ("deleted_at");