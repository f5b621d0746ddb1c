CREATE TABLE "host_folder_guest" (
	"folder_id" text NOT NULL,
	"user_id" text NOT NULL,
	"can_write" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_folder_guest_folder_id_user_id_pk" PRIMARY KEY("folder_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "host_user_flag" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"is_visible" boolean NOT NULL,
	CONSTRAINT "host_user_flag_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "user_upgrade" (
	"user_id" text PRIMARY KEY NOT NULL,
	"upgraded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "host_folder" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "subscription_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "trial" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "no_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host_user" ADD COLUMN "wants_email_reports" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host_folder_guest" ADD CONSTRAINT "host_folder_guest_folder_id_host_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."host_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_folder_guest" ADD CONSTRAINT "host_folder_guest_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_user_flag" ADD CONSTRAINT "host_user_flag_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_folder_guest_user" ON "host_folder_guest" USING btree ("user_id");