CREATE TABLE "saved_prompt" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_prompt_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "generation_job_outline_request" ON "generation_job" USING btree ("user_id","workspace_id","request_id") WHERE "generation_job"."task" ->> 'kind' = 'outline';
--> statement-breakpoint
-- Tasks that were stored before the writer could say more than topic, keywords, language, country and notes.
UPDATE "generation_job" SET "task" =
	'{"title": "", "city": "", "audience": "", "tone": null, "words": null, "guidance": "", "outline": null, "newTone": null}'::jsonb
	|| "task"
	|| CASE WHEN "task" ->> 'kind' = 'changeTone'
		THEN jsonb_build_object('newTone', "task" -> 'tone', 'tone', null)
		ELSE '{}'::jsonb END;
