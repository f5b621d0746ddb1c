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
ALTER TABLE "article_voice" ADD CONSTRAINT "article_voice_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_voice" ADD CONSTRAINT "article_voice_voice_id_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice" ADD CONSTRAINT "voice_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_list" ON "voice" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_request" ON "voice" USING btree ("workspace_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_default" ON "voice" USING btree ("workspace_id") WHERE "voice"."is_default" and "voice"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "voice_deleted" ON "voice" USING btree ("deleted_at");