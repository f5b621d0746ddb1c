CREATE TABLE "dictionary_word" (
	"workspace_id" uuid NOT NULL,
	"word" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dictionary_word_workspace_id_word_pk" PRIMARY KEY("workspace_id","word")
);
--> statement-breakpoint
ALTER TABLE "dictionary_word" ADD CONSTRAINT "dictionary_word_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;