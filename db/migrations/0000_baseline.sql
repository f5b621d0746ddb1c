CREATE TABLE "made_request" (
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"made" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "made_request_user_id_address_request_id_pk" PRIMARY KEY("user_id","address","request_id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"stored_title" text NOT NULL,
	"displayed_title" text NOT NULL,
	"fields" jsonb DEFAULT '{"seoTitle":"","description":"","slug":"","keyphrase":"","keywords":"","ownTerms":"","pinnedTerms":"","bannedTerms":"","ignoredPages":"","place":"","city":""}'::jsonb NOT NULL,
	"version" integer NOT NULL,
	"block_order" jsonb NOT NULL,
	"body_chars" integer NOT NULL,
	"target_keywords" jsonb NOT NULL,
	"language" text NOT NULL,
	"is_empty" boolean NOT NULL,
	"setup_status" text NOT NULL,
	"generation_job_id" uuid,
	"generation_seq" integer NOT NULL,
	"translation_group" uuid,
	"translated_from" uuid,
	"translated_version" integer,
	"edited_by" text,
	"version_kept_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_block" (
	"article_id" uuid NOT NULL,
	"id" text NOT NULL,
	"html" text NOT NULL,
	"origins" jsonb,
	CONSTRAINT "article_block_article_id_id_pk" PRIMARY KEY("article_id","id")
);
--> statement-breakpoint
CREATE TABLE "article_score" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"last_version" integer NOT NULL,
	"text_hash" text NOT NULL,
	"snapshot_id" uuid,
	"scorer_version" text NOT NULL,
	"keyphrase" text,
	"words" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_score_once" UNIQUE NULLS NOT DISTINCT("article_id","version","snapshot_id")
);
--> statement-breakpoint
CREATE TABLE "article_share" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"shows_research" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_share_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"restored_from" integer,
	"stored_title" text NOT NULL,
	"displayed_title" text NOT NULL,
	"fields" jsonb,
	"words" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"author_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_version_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "humanizer_check" (
	"article_id" uuid NOT NULL,
	"text_hash" text NOT NULL,
	"version" integer NOT NULL,
	"report" jsonb,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "humanizer_check_article_id_text_hash_pk" PRIMARY KEY("article_id","text_hash")
);
--> statement-breakpoint
CREATE TABLE "save_request" (
	"article_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text,
	"version" integer NOT NULL,
	"response" jsonb NOT NULL,
	CONSTRAINT "save_request_article_id_user_id_request_id_pk" PRIMARY KEY("article_id","user_id","request_id")
);
--> statement-breakpoint
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
CREATE TABLE "audit_facts" (
	"audit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "audit_facts_audit_id_position_pk" PRIMARY KEY("audit_id","position")
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"audit_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"url" text NOT NULL,
	"answer" jsonb NOT NULL,
	"links" jsonb,
	CONSTRAINT "audit_link_audit_id_round_url_pk" PRIMARY KEY("audit_id","round","url")
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
	"answer" jsonb,
	"faults" jsonb,
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
	"links_left" integer DEFAULT 0 NOT NULL,
	"faults_at" timestamp (3) with time zone,
	"keyphrase_changes" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"planned_at" timestamp (3) with time zone,
	CONSTRAINT "audit_round_audit_id_round_pk" PRIMARY KEY("audit_id","round")
);
--> statement-breakpoint
CREATE TABLE "article_brief" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"job_id" uuid,
	"keyphrase" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"language" text NOT NULL,
	"asked_snapshot_id" uuid,
	"state" text NOT NULL,
	"failure" text,
	"due_on" date,
	"snapshot" jsonb,
	"search_problem" text,
	"data" jsonb,
	"found" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_folder_guest" (
	"folder_id" text NOT NULL,
	"user_id" text NOT NULL,
	"can_write" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_folder_guest_folder_id_user_id_pk" PRIMARY KEY("folder_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "host_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"email" text NOT NULL,
	"can_write" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_invitation_once" UNIQUE("folder_id","email")
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
CREATE TABLE "host_two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_step" integer,
	CONSTRAINT "host_two_factor_user_id_unique" UNIQUE("user_id")
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
	"subscription_ends_at" timestamp (3) with time zone,
	"trial" text DEFAULT 'available' NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"no_news" boolean DEFAULT false NOT NULL,
	"wants_email_reports" boolean DEFAULT false NOT NULL,
	"selected_folder_id" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "host_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "host_user_flag" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"is_visible" boolean NOT NULL,
	CONSTRAINT "host_user_flag_user_id_name_pk" PRIMARY KEY("user_id","name")
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
CREATE TABLE "article_image" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text DEFAULT 'ai' NOT NULL,
	"prompt" text NOT NULL,
	"shape" text NOT NULL,
	"job_id" uuid,
	"asset_id" uuid,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"alt" text,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"origin" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "asset_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "installation_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"secret" text,
	"revision" uuid NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"hash" text,
	"read_at" timestamp (3) with time zone,
	"language" text,
	"schema_types" jsonb NOT NULL,
	"published_at" text,
	"modified_at" text,
	"features" jsonb,
	"sketch" jsonb
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"title" text NOT NULL,
	"description" text,
	"language" text,
	"words" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"schema_types" jsonb NOT NULL,
	"published_at" text,
	"modified_at" text,
	"hash" text,
	"etag" text,
	"last_modified" text,
	"fresh_until" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "snapshot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"article_id" uuid,
	"job_id" uuid,
	"keyphrase" text NOT NULL,
	"country" text NOT NULL,
	"location" text NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"related" jsonb,
	"problem" text,
	"scorer_version" text NOT NULL,
	"icu_version" text NOT NULL,
	"hash" text,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"frozen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_claim" (
	"article_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"is_mine" boolean NOT NULL,
	"url" text,
	"quoted" text,
	"block_id" text,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "article_claim_article_id_kind_key_pk" PRIMARY KEY("article_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "article_source" (
	"article_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"language" text,
	"paragraphs" jsonb NOT NULL,
	"words" integer NOT NULL,
	"is_cut" boolean NOT NULL,
	"quotes" jsonb NOT NULL,
	"content_hash" text,
	"retrieved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "article_source_article_id_url_pk" PRIMARY KEY("article_id","url")
);
--> statement-breakpoint
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
CREATE TABLE "idea_delivery" (
	"workspace_id" uuid NOT NULL,
	"week" date NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "idea_delivery_workspace_id_week_user_id_pk" PRIMARY KEY("workspace_id","week","user_id")
);
--> statement-breakpoint
CREATE TABLE "idea_subscription" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "idea_subscription_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "idea_subscription_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "idea_week" (
	"workspace_id" uuid NOT NULL,
	"week" date NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idea_week_workspace_id_week_pk" PRIMARY KEY("workspace_id","week")
);
--> statement-breakpoint
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
	"site" jsonb,
	"left_out" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"collected_at" timestamp (3) with time zone,
	"grouped_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_voice" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"voice_id" uuid
);
--> statement-breakpoint
CREATE TABLE "voice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"tone" text NOT NULL,
	"profile" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"sample" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"article_id" uuid,
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text,
	"input" jsonb NOT NULL,
	"kind" text GENERATED ALWAYS AS (input ->> 'kind') STORED NOT NULL,
	"state" text NOT NULL,
	"is_stop_requested" boolean NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"doing" text,
	"told_at" timestamp (3) with time zone,
	"charged_user_id" text,
	"charged_limit" text,
	"charged_period" date,
	"failure" text,
	"log_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
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
CREATE TABLE "job_step" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"turn" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"outcome" text,
	"error" text,
	CONSTRAINT "job_step_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "model_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"version" integer NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_word" (
	"workspace_id" uuid NOT NULL,
	"word" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dictionary_word_workspace_id_word_pk" PRIMARY KEY("workspace_id","word")
);
--> statement-breakpoint
CREATE TABLE "saved_prompt" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_prompt_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_config" (
	"user_id" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_upgrade" (
	"user_id" text PRIMARY KEY NOT NULL,
	"upgraded_at" timestamp (3) with time zone NOT NULL
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
	"bytes" bigint DEFAULT 0 NOT NULL,
	"measured_at" timestamp (3) with time zone,
	CONSTRAINT "workspace_folder" UNIQUE("folder_id")
);
--> statement-breakpoint
CREATE TABLE "chat_turn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"selection" jsonb,
	"job_id" uuid NOT NULL,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"article_id" uuid,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_block" ADD CONSTRAINT "article_block_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_score" ADD CONSTRAINT "article_score_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_share" ADD CONSTRAINT "article_share_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "humanizer_check" ADD CONSTRAINT "humanizer_check_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_request" ADD CONSTRAINT "save_request_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_facts" ADD CONSTRAINT "audit_facts_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_link" ADD CONSTRAINT "audit_link_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_page" ADD CONSTRAINT "audit_page_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_result" ADD CONSTRAINT "audit_result_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_round" ADD CONSTRAINT "audit_round_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_round" ADD CONSTRAINT "audit_round_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_brief" ADD CONSTRAINT "article_brief_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_brief" ADD CONSTRAINT "article_brief_brief_id_article_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_account" ADD CONSTRAINT "host_account_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_folder" ADD CONSTRAINT "host_folder_owner_id_host_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_folder_guest" ADD CONSTRAINT "host_folder_guest_folder_id_host_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."host_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_folder_guest" ADD CONSTRAINT "host_folder_guest_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_invitation" ADD CONSTRAINT "host_invitation_folder_id_host_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."host_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_session" ADD CONSTRAINT "host_session_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_two_factor" ADD CONSTRAINT "host_two_factor_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_user_flag" ADD CONSTRAINT "host_user_flag_user_id_host_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."host_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_snapshot_id_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."snapshot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_claim" ADD CONSTRAINT "article_claim_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_source" ADD CONSTRAINT "article_source_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_delivery" ADD CONSTRAINT "idea_delivery_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_subscription" ADD CONSTRAINT "idea_subscription_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_week" ADD CONSTRAINT "idea_week_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_search_id_topic_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."topic_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_keyphrase" ADD CONSTRAINT "topic_keyphrase_search_id_topic_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."topic_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_search" ADD CONSTRAINT "topic_search_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_search" ADD CONSTRAINT "topic_search_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_voice" ADD CONSTRAINT "article_voice_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_voice" ADD CONSTRAINT "article_voice_voice_id_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice" ADD CONSTRAINT "voice_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_event" ADD CONSTRAINT "job_event_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answer" ADD CONSTRAINT "model_answer_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_word" ADD CONSTRAINT "dictionary_word_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turn" ADD CONSTRAINT "chat_turn_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "made_request_created" ON "made_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_window_end" ON "rate_window" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_entry_request" ON "usage_entry" USING btree ("user_id","workspace_id","article_id","request_id","what");--> statement-breakpoint
CREATE INDEX "usage_entry_list" ON "usage_entry" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "usage_entry_job" ON "usage_entry" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_deleted" ON "article" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "article_translations" ON "article" USING btree ("translation_group");--> statement-breakpoint
CREATE INDEX "save_request_version" ON "save_request" USING btree ("article_id","version");--> statement-breakpoint
CREATE INDEX "audit_list" ON "audit" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_deleted" ON "audit" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_page_key" ON "audit_page" USING btree ("audit_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_round_job" ON "audit_round" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "brief_list" ON "brief" USING btree ("workspace_id","created_at" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "host_account_user" ON "host_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_folder_owner" ON "host_folder" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "host_folder_guest_user" ON "host_folder_guest" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_invitation_email" ON "host_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "host_session_user" ON "host_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_verification_identifier" ON "host_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "asset_list" ON "asset" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "asset_deleted" ON "asset" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "competitor_url" ON "competitor" USING btree ("snapshot_id","url");--> statement-breakpoint
CREATE INDEX "competitor_workspace" ON "competitor" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_url" ON "page" USING btree ("workspace_id","url");--> statement-breakpoint
CREATE INDEX "page_list" ON "page" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_removed" ON "page" USING btree ("removed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "snapshot_job" ON "snapshot" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "snapshot_list" ON "snapshot" USING btree ("article_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "snapshot_workspace" ON "snapshot" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_key" ON "idea" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "idea_delivery_due" ON "idea_delivery" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "topic_search_id" ON "topic" USING btree ("search_id","position");--> statement-breakpoint
CREATE INDEX "topic_workspace" ON "topic" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_search_job" ON "topic_search" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "topic_search_list" ON "topic_search" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "topic_search_deleted" ON "topic_search" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "voice_list" ON "voice" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_request" ON "voice" USING btree ("workspace_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_default" ON "voice" USING btree ("workspace_id") WHERE "voice"."is_default" and "voice"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "voice_deleted" ON "voice" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_request" ON "job" USING btree ("user_id","workspace_id","article_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_draft_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "job_outline_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'outline';--> statement-breakpoint
CREATE UNIQUE INDEX "job_translation_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'translation';--> statement-breakpoint
CREATE UNIQUE INDEX "job_post_request" ON "job" USING btree ("user_id","workspace_id","request_id") WHERE "job"."kind" = 'post';--> statement-breakpoint
CREATE UNIQUE INDEX "job_workspace_request" ON "job" USING btree ("user_id","workspace_id","kind","request_id") WHERE "job"."article_id" is null;--> statement-breakpoint
CREATE INDEX "job_article" ON "job" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "job_list" ON "job" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_running" ON "job" USING btree ("workspace_id") WHERE "job"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "job_step_open" ON "job_step" USING btree ("job_id","position") WHERE "job_step"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "model_answer_job" ON "model_answer" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "workspace_owner" ON "workspace" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_turn_order" ON "chat_turn" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "chat_turn_job" ON "chat_turn" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "conversation_list" ON "conversation" USING btree ("article_id","user_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_own" ON "conversation" USING btree ("workspace_id","user_id","used_at" DESC NULLS LAST) WHERE "conversation"."article_id" is null;--> statement-breakpoint
CREATE INDEX "conversation_deleted" ON "conversation" USING btree ("deleted_at");