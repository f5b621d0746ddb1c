CREATE TABLE "host_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_folder" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "host_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"active_products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"selected_folder_id" text,
	CONSTRAINT "host_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "host_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"stored_title" text NOT NULL,
	"displayed_title" text NOT NULL,
	"version" integer NOT NULL,
	"block_order" jsonb NOT NULL,
	"target_keywords" jsonb NOT NULL,
	"language" text NOT NULL,
	"is_empty" boolean NOT NULL,
	"setup_status" text NOT NULL,
	"generation_job_id" uuid,
	"generation_seq" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_block" (
	"article_id" uuid NOT NULL,
	"id" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "article_block_article_id_id_pk" PRIMARY KEY("article_id","id")
);
--> statement-breakpoint
CREATE TABLE "generation_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"is_stop_requested" boolean NOT NULL,
	"charged_period" date NOT NULL,
	"log_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "generation_job_request" UNIQUE("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "job_event" (
	"job_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"data" jsonb NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "job_event_job_id_seq_pk" PRIMARY KEY("job_id","seq")
);
--> statement-breakpoint
CREATE TABLE "save_request" (
	"article_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"version" integer NOT NULL,
	"response" jsonb NOT NULL,
	CONSTRAINT "save_request_article_id_request_id_pk" PRIMARY KEY("article_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"user_id" text NOT NULL,
	"limit_name" text NOT NULL,
	"period_start" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_user_id_limit_name_period_start_pk" PRIMARY KEY("user_id","limit_name","period_start")
);
--> statement-breakpoint
CREATE TABLE "user_config" (
	"user_id" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"folder_id" text,
	"type" text NOT NULL,
	"time_zone" text NOT NULL,
	"tags" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspace_folder" UNIQUE("folder_id")
);
--> statement-breakpoint
ALTER TABLE "host_account" ADD CONSTRAINT "host_account_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_folder" ADD CONSTRAINT "host_folder_owner_id_host_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_session" ADD CONSTRAINT "host_session_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_block" ADD CONSTRAINT "article_block_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_job" ADD CONSTRAINT "generation_job_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_event" ADD CONSTRAINT "job_event_job_id_generation_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."generation_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_request" ADD CONSTRAINT "save_request_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_account_user" ON "host_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_folder_owner" ON "host_folder" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "host_session_user" ON "host_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_verification_identifier" ON "host_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_deleted" ON "article" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "generation_job_article" ON "generation_job" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "save_request_version" ON "save_request" USING btree ("article_id","version");--> statement-breakpoint
CREATE INDEX "workspace_owner" ON "workspace" USING btree ("owner_id");