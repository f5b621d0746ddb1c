CREATE TABLE "idea" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"reason" jsonb NOT NULL,
	"state" text NOT NULL,
	"week" date NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_week" (
	"workspace_id" uuid NOT NULL,
	"week" date NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idea_week_workspace_id_week_pk" PRIMARY KEY("workspace_id","week")
);
--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_week" ADD CONSTRAINT "idea_week_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idea_key" ON "idea" USING btree ("workspace_id","key");