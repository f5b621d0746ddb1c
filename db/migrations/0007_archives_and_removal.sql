CREATE TABLE "archive" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid,
	"name" text,
	"size" bigint,
	"source" uuid,
	"pass_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"emptied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "archive_piece" (
	"archive_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea",
	"facts" jsonb,
	"packed" integer NOT NULL,
	CONSTRAINT "archive_piece_archive_id_name_pk" PRIMARY KEY("archive_id","name")
);
--> statement-breakpoint
CREATE TABLE "account_removal" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_removal" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"because" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_piece" ADD CONSTRAINT "archive_piece_archive_id_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_removal" ADD CONSTRAINT "workspace_removal_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_list" ON "archive" USING btree ("workspace_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "archive_created" ON "archive" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_removal_due" ON "account_removal" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "workspace_removal_due" ON "workspace_removal" USING btree ("due_at");