CREATE TABLE "design_account" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"limited_until" timestamp (3) with time zone,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	CONSTRAINT "design_account_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "design_consent" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"session" text NOT NULL,
	"verifier" text,
	"from" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "design_consent_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "image_design" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"asset_id" uuid NOT NULL,
	"upload_job" text,
	"uploaded" text,
	"design" text,
	"edit_url" text,
	"returning" uuid,
	"export_job" text,
	"returned_id" uuid,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	CONSTRAINT "image_design_workspace_id_user_id_asset_id_pk" PRIMARY KEY("workspace_id","user_id","asset_id")
);
--> statement-breakpoint
ALTER TABLE "design_account" ADD CONSTRAINT "design_account_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_consent" ADD CONSTRAINT "design_consent_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_design" ADD CONSTRAINT "image_design_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_design" ADD CONSTRAINT "image_design_returned_id_asset_id_fk" FOREIGN KEY ("returned_id") REFERENCES "public"."asset"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_design" ADD CONSTRAINT "image_design_account" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."design_account"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;