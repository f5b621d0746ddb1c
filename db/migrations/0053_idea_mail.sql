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
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "idea_subscription_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "idea_subscription_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "idea_delivery" ADD CONSTRAINT "idea_delivery_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_subscription" ADD CONSTRAINT "idea_subscription_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_delivery_due" ON "idea_delivery" USING btree ("state","next_at");