CREATE TABLE "questionnaire_answer" (
	"user_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"workspace_id" uuid,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questionnaire_answer_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
ALTER TABLE "questionnaire_answer" ADD CONSTRAINT "questionnaire_answer_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE set null ON UPDATE no action;