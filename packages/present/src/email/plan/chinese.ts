import type { PlanWords } from './plan-words.ts';

export function chinesePlan(product: string): PlanWords {
  return {
    labels: { paid: '已支付', credited: '已记入余额', credit: '已用余额', pays: '用途' },
    receipt: {
      subject: (sum) => `你的 ${product} 收据：${sum}`,
      credited: (sum) => `你已更改套餐：${sum} 已记为余额`,
      changed: (tier) => `你的套餐现在是 ${tier}`,
      free: `你的 ${product} 收据：未扣款`,
      term: (tier, day) => `${tier}，至 ${day}`,
      change: (tier, day) => `改为 ${tier}，至 ${day}`,
      next: (sum, day) => `下次将于 ${day}扣款 ${sum}。`,
      nextFree: (day) => `下一年将于 ${day}开始，届时不会扣款。`,
      ends: (day) => `不会再扣款：你的套餐将于 ${day}结束。`,
      open: '查看收据',
    },
    failed: {
      subjects: {
        1: `你的 ${product} 付款未成功`,
        2: `你的 ${product} 付款仍未成功`,
        3: `最后一次提醒：你的 ${product} 付款未成功`,
      },
      lead: (sum, tier) => `你的银行卡未能支付 ${tier} 的 ${sum}。`,
      until: (tier, day) => `${tier} 保留至 ${day}。届时仍未付款，将转为 Basic。`,
      mend: '更换银行卡',
      again: '我们也会自动再次扣款。如果你已经付款，则无需任何操作。',
    },
    confirm: {
      subject: `银行请你确认一笔付给 ${product} 的款项`,
      lead: (sum, tier) => `你在银行确认后，即支付 ${tier} 的 ${sum}。`,
      until: (day) => `你的套餐保留至 ${day}。`,
      open: '确认付款',
    },
    ahead: {
      'trial-begins': {
        subject: (tier, day) => `你的 ${tier} 试用：免费至 ${day}`,
        lead: (sum, tier, day) =>
          `${tier} 已开通，免费使用至 ${day}。届时将从你的银行卡扣款 ${sum}，用于一年的 ${tier}。`,
        free: (tier, day) => `${tier} 已开通，免费使用至 ${day}。届时开始一年的 ${tier}，不会扣款。`,
      },
      'trial-ends': {
        subject: (tier, day) => `你的 ${tier} 试用将于 ${day}结束`,
        lead: (sum, tier, day) => `${day}将从你的银行卡扣款 ${sum}，用于一年的 ${tier}。`,
        free: (tier, day) => `一年的 ${tier} 将于 ${day}开始，不会扣款。`,
      },
      'plan-renews': {
        subject: (tier, day) => `${tier} 将于 ${day}续订`,
        lead: (sum, tier, day) => `${day}将从你的银行卡扣款 ${sum}，用于下一年的 ${tier}。`,
        free: (tier, day) => `下一年的 ${tier} 将于 ${day}开始，不会扣款。`,
      },
      'plan-resumed': {
        subject: (tier) => `你的 ${tier} 套餐将继续`,
        lead: (sum, tier, day) => `取消已撤回。${day}将从你的银行卡扣款 ${sum}，用于一年的 ${tier}。`,
        free: (tier, day) => `取消已撤回。一年的 ${tier} 将于 ${day}开始，不会扣款。`,
      },
    },
    cancelled: {
      subject: (tier, day) => `${tier} 已取消：可用至 ${day}`,
      lead: (tier, day) => `${tier} 可继续使用至 ${day}，之后自动结束，不会再扣款。`,
      resume: '想保留它吗？在此之前，打开订阅，点击“恢复订阅”，一切照旧。',
    },
    moneyBack: {
      subject: (tier, day) => `一笔付款退回后的套餐：${tier}，至 ${day}`,
      of: {
        change: (tier) => `更改套餐的款项已退还给你，因此你的套餐恢复为 ${tier}。`,
        term: (tier, day) => `这一期的款项已退还给你。赠送的部分仍然有效：${tier}，至 ${day}。`,
      },
    },
    ended: {
      subject: (tier) => `你的 ${tier} 套餐已结束`,
      causes: {
        over: '期限已到，不会再扣款。',
        unpaid: '七天内未能完成付款，不会再扣款。',
        cancelled: '你在付款完成前取消了套餐，不会扣款。',
        refunded: '款项已退回，不会再扣款。',
        disputed: '这笔款项已在银行被提出争议，不会再扣款。',
        'gift-back': '赠送该套餐的礼品卡款项已退回，不会再扣款。',
        'by-us': '我们结束了该套餐，不会再扣款。',
      },
      basic: '你现在使用 Basic。',
      again: '选择套餐',
    },
    later: {
      once: (sum, day) => `之后将于 ${day}扣款 ${sum}。`,
      yearly: (sum, day) => `从 ${day}起每年 ${sum}。`,
    },
    credit: (sum) => `你的余额将支付其中的 ${sum}。`,
    how: '在此之前，你可以随时取消：打开订阅，点击“取消订阅”。',
    remindedOfTrial: '我们会在三天前再次提醒你。',
    open: '打开订阅',
    why: `你收到这封邮件，是因为你有或曾有 ${product} 的付费套餐。`,
  };
}
