CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"api_root" text NOT NULL,
	"login" text NOT NULL,
	"password" text,
	"facts" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "site_account" UNIQUE("workspace_id","kind","api_root","login")
);
--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;