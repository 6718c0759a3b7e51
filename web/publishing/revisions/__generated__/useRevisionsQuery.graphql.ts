/**
 * @generated SignedSource<<695fd0c9e91e66289ce9dfce4fb06aaa>>
 * @relayHash 82fb9247c3f2aafe8acaaa72c416d612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f865da6f92f2f22cfb62f0118e881b391a0f16e470c463ea3217954a602b15e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostChange = "BINNED" | "PUBLISHED" | "RETURNED" | "REVISED" | "SCHEDULED" | "SUBMITTED" | "UNBINNED" | "UNPUBLISHED" | "WRITTEN";
export type useRevisionsQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useRevisionsQuery$data = {
  readonly manuscript: {
    readonly revisions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly by: {
            readonly username: string;
          } | null | undefined;
          readonly change: PostChange;
          readonly id: string;
          readonly insertedAt: string;
          readonly reason: string | null | undefined;
          readonly revision: number;
          readonly scheduledAt: string | null | undefined;
          readonly text: {
            readonly " $fragmentSpreads": FragmentRefs<"valuesOf_text">;
          } | null | undefined;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
  } | null | undefined;
};
export type useRevisionsQuery = {
  response: useRevisionsQuery$data;
  variables: useRevisionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permalink",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAuthwalled",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionBackgroundColor",
  "storageKey": null
},
v18 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typed",
      "storageKey": null
    }
  ],
  "type": "IncompleteSection",
  "abstractKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "AdSlot",
      "args": null,
      "concreteType": "AdSlotOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        (v23/*:: as any*/),
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdSlotSection",
  "abstractKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v31 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ClientLeadForm",
      "args": null,
      "concreteType": "ClientLeadFormOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "client",
          "storageKey": null
        },
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disclaimer",
          "storageKey": null
        },
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ClientLeadFormSection",
  "abstractKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v33 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Columns",
      "args": null,
      "concreteType": "ColumnsOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SectionColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            (v25/*:: as any*/),
            (v32/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ColumnsSection",
  "abstractKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v35 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "CopyItem",
      "args": null,
      "concreteType": "CopyItemOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v32/*:: as any*/),
        (v19/*:: as any*/),
        (v34/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CopyItemSection",
  "abstractKey": null
},
v36 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Feature",
      "args": null,
      "concreteType": "FeatureOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v23/*:: as any*/),
        (v19/*:: as any*/),
        (v34/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSection",
  "abstractKey": null
},
v37 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumDriver",
      "args": null,
      "concreteType": "ForumDriverOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v34/*:: as any*/),
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ForumDriverSection",
  "abstractKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v39 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumStarter",
      "args": null,
      "concreteType": "ForumStarterOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v34/*:: as any*/),
        (v38/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ForumStarterSection",
  "abstractKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v41 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Gallery",
      "args": null,
      "concreteType": "GalleryOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "GalleryPicture",
          "kind": "LinkedField",
          "name": "pictures",
          "plural": true,
          "selections": [
            (v23/*:: as any*/),
            (v40/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GallerySection",
  "abstractKey": null
},
v42 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Giveaway",
      "args": null,
      "concreteType": "GiveawayOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v32/*:: as any*/),
        (v23/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rules",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiveawaySection",
  "abstractKey": null
},
v43 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "HTML",
      "args": null,
      "concreteType": "HTMLOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v32/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "HTMLSection",
  "abstractKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v45 = [
  (v11/*:: as any*/),
  (v19/*:: as any*/),
  (v44/*:: as any*/),
  (v26/*:: as any*/),
  (v23/*:: as any*/)
],
v46 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Homepage",
      "args": null,
      "concreteType": "HomepageOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SectionItem",
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": (v45/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomepageSection",
  "abstractKey": null
},
v47 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ImageSection",
      "args": null,
      "concreteType": "ImageSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v23/*:: as any*/),
        (v40/*:: as any*/),
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ImageSection",
  "abstractKey": null
},
v48 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "LeadGen",
      "args": null,
      "concreteType": "LeadGenOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LeadGenSection",
  "abstractKey": null
},
v49 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Native",
      "args": null,
      "concreteType": "NativeOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sponsor",
          "storageKey": null
        },
        (v11/*:: as any*/),
        (v19/*:: as any*/),
        (v26/*:: as any*/),
        (v23/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "NativeSection",
  "abstractKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v52 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Poll",
      "args": null,
      "concreteType": "PollOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v50/*:: as any*/),
        (v51/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legacyPollId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagementType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagementId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PollSection",
  "abstractKey": null
},
v53 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "PostTeaser",
      "args": null,
      "concreteType": "PostTeaserOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v45/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PostTeaserSection",
  "abstractKey": null
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quiz",
      "args": null,
      "concreteType": "QuizOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v11/*:: as any*/),
        (v26/*:: as any*/),
        (v23/*:: as any*/),
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "QuizSection",
  "abstractKey": null
},
v55 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quizlet",
      "args": null,
      "concreteType": "QuizletOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v50/*:: as any*/),
        (v51/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuizletSection",
  "abstractKey": null
},
v56 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quote",
      "args": null,
      "concreteType": "QuoteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuoteSection",
  "abstractKey": null
},
v57 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Reading",
      "args": null,
      "concreteType": "ReadingOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SectionItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v45/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReadingSection",
  "abstractKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v59 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Recommendation",
      "args": null,
      "concreteType": "RecommendationOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "docResultType",
          "storageKey": null
        },
        (v58/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSection",
  "abstractKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v61 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "RecommendedVideo",
      "args": null,
      "concreteType": "RecommendedVideoOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v11/*:: as any*/),
        (v26/*:: as any*/),
        (v19/*:: as any*/),
        (v23/*:: as any*/),
        (v60/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendedVideoSection",
  "abstractKey": null
},
v62 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "SlidingTable",
      "args": null,
      "concreteType": "SlidingTableOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v40/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columns",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SlidingTableRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cells",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SlidingTableSection",
  "abstractKey": null
},
v63 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "SymptomChecker",
      "args": null,
      "concreteType": "SymptomCheckerOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SymptomZone",
          "kind": "LinkedField",
          "name": "zones",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "zone",
              "storageKey": null
            },
            (v32/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SymptomCheckerSection",
  "abstractKey": null
},
v64 = [
  (v44/*:: as any*/),
  (v23/*:: as any*/)
],
v65 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ThisOrThat",
      "args": null,
      "concreteType": "ThisOrThatOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v50/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ThisOrThatChoice",
          "kind": "LinkedField",
          "name": "first",
          "plural": false,
          "selections": (v64/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ThisOrThatChoice",
          "kind": "LinkedField",
          "name": "second",
          "plural": false,
          "selections": (v64/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ThisOrThatSection",
  "abstractKey": null
},
v66 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ThreadSection",
      "args": null,
      "concreteType": "ThreadSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v38/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        },
        (v58/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ThreadSection",
  "abstractKey": null
},
v67 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "TopArticles",
      "args": null,
      "concreteType": "TopArticlesOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SectionItem",
          "kind": "LinkedField",
          "name": "articles",
          "plural": true,
          "selections": (v45/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TopArticlesSection",
  "abstractKey": null
},
v68 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "VideoWithCopy",
      "args": null,
      "concreteType": "VideoWithCopyOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v25/*:: as any*/),
        (v32/*:: as any*/),
        (v19/*:: as any*/),
        (v23/*:: as any*/),
        (v60/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VideoWithCopySection",
  "abstractKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "concreteType": "PostSeo",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metadesc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canonical",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metakeywords",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "concreteType": "ManuscriptPicture",
  "kind": "LinkedField",
  "name": "featuredMedia",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "illustrator",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categories",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "authors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byline",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "afterErasure",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comments",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "crossPublished",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevisionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Manuscript",
        "kind": "LinkedField",
        "name": "manuscript",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "PostRevisionConnection",
            "kind": "LinkedField",
            "name": "revisions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PostRevisionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PostRevision",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "by",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RevisionText",
                        "kind": "LinkedField",
                        "name": "text",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "valuesOf_text",
                            "selections": [
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v14/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": null,
                                    "kind": "LinkedField",
                                    "name": "sections",
                                    "plural": true,
                                    "selections": [
                                      {
                                        "kind": "InlineDataFragmentSpread",
                                        "name": "sectionStored_section",
                                        "selections": [
                                          (v15/*:: as any*/),
                                          (v16/*:: as any*/),
                                          (v17/*:: as any*/),
                                          (v18/*:: as any*/),
                                          (v24/*:: as any*/),
                                          (v31/*:: as any*/),
                                          (v33/*:: as any*/),
                                          (v35/*:: as any*/),
                                          (v36/*:: as any*/),
                                          (v37/*:: as any*/),
                                          (v39/*:: as any*/),
                                          (v41/*:: as any*/),
                                          (v42/*:: as any*/),
                                          (v43/*:: as any*/),
                                          (v46/*:: as any*/),
                                          (v47/*:: as any*/),
                                          (v48/*:: as any*/),
                                          (v49/*:: as any*/),
                                          (v52/*:: as any*/),
                                          (v53/*:: as any*/),
                                          (v54/*:: as any*/),
                                          (v55/*:: as any*/),
                                          (v56/*:: as any*/),
                                          (v57/*:: as any*/),
                                          (v59/*:: as any*/),
                                          (v61/*:: as any*/),
                                          (v62/*:: as any*/),
                                          (v63/*:: as any*/),
                                          (v65/*:: as any*/),
                                          (v66/*:: as any*/),
                                          (v67/*:: as any*/),
                                          (v68/*:: as any*/)
                                        ],
                                        "args": null,
                                        "argumentDefinitions": []
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  (v69/*:: as any*/),
                                  (v70/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v72/*:: as any*/),
                                  (v73/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v75/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v77/*:: as any*/)
                                ],
                                "type": "PostText",
                                "abstractKey": "__isPostText"
                              }
                            ],
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v78/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRevisionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Manuscript",
        "kind": "LinkedField",
        "name": "manuscript",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "PostRevisionConnection",
            "kind": "LinkedField",
            "name": "revisions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PostRevisionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PostRevision",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "by",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RevisionText",
                        "kind": "LinkedField",
                        "name": "text",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "sections",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "__typename",
                                    "storageKey": null
                                  },
                                  {
                                    "kind": "TypeDiscriminator",
                                    "abstractKey": "__isContentSection"
                                  },
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v31/*:: as any*/),
                                  (v33/*:: as any*/),
                                  (v35/*:: as any*/),
                                  (v36/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v39/*:: as any*/),
                                  (v41/*:: as any*/),
                                  (v42/*:: as any*/),
                                  (v43/*:: as any*/),
                                  (v46/*:: as any*/),
                                  (v47/*:: as any*/),
                                  (v48/*:: as any*/),
                                  (v49/*:: as any*/),
                                  (v52/*:: as any*/),
                                  (v53/*:: as any*/),
                                  (v54/*:: as any*/),
                                  (v55/*:: as any*/),
                                  (v56/*:: as any*/),
                                  (v57/*:: as any*/),
                                  (v59/*:: as any*/),
                                  (v61/*:: as any*/),
                                  (v62/*:: as any*/),
                                  (v63/*:: as any*/),
                                  (v65/*:: as any*/),
                                  (v66/*:: as any*/),
                                  (v67/*:: as any*/),
                                  (v68/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v71/*:: as any*/),
                              (v72/*:: as any*/),
                              (v73/*:: as any*/),
                              (v74/*:: as any*/),
                              (v75/*:: as any*/),
                              (v76/*:: as any*/),
                              (v77/*:: as any*/)
                            ],
                            "type": "PostText",
                            "abstractKey": "__isPostText"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v78/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3f865da6f92f2f22cfb62f0118e881b391a0f16e470c463ea3217954a602b15e",
    "metadata": {},
    "name": "useRevisionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0b29ba68dff8fde23d8dd18c07746a3";

export default node;
