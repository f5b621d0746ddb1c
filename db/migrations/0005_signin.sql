CREATE TABLE "host_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"email" text NOT NULL,
	"can_write" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_invitation_once" UNIQUE("folder_id","email")
);
--> statement-breakpoint
CREATE TABLE "host_two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "host_two_factor_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host_invitation" ADD CONSTRAINT "host_invitation_folder_id_host_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."host_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_two_factor" ADD CONSTRAINT "host_two_factor_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_invitation_email" ON "host_invitation" USING btree ("email");